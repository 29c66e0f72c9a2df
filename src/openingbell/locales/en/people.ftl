### People one does not want to meet: blocked, reported, removed.

# $name (text) - of whom
people-menu = What to do about { $name }
people-block = Block { $name }
people-block-what = You hear nothing from { $name } at any table, and they cannot sit down at tables that you host. They are not told.
people-unblock = Unblock { $name }
people-report = Report { $name } …
people-report-what = Whoever runs this server reads it, with what was said at this table lately. { $name } is not told.
people-readmit = Let { $name } come again

people-why = What is it about?
people-reason-insults = Insults or threats
people-reason-cheating = Cheating or collusion
people-reason-stalling = Stalling on purpose
people-reason-spam = Spam or advertising
people-reason-name = An offensive name
people-reason-other = Something else
people-more = More about it, if you like
people-send = Send the report
people-sent = Thank you: the report was sent.
people-cancel = Cancel

people-blocked = Blocked people
people-none = You have blocked nobody.
people-removed = Removed from this table: they cannot sit down here.
