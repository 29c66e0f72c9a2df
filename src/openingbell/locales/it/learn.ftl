### Imparare un gioco: la pagina attorno alle lezioni.

learn-title = Impara { $game }
learn-link = Impara
learn-minutes = { $minutes } minuti
learn-number = Lezione { $number } di { $all }
learn-lessons = Lezioni
learn-next = Prossima lezione
learn-again = Ancora una volta
learn-show = Mostrami
learn-answer = La mossa è questa: { $move }
learn-clause = Regola { $clause }
learn-done-mark = fatta
learn-all-done = È tutto. Il gioco lo conosci: gioca!
learn-play = Gioca a { $game }
learn-over = Da capo
