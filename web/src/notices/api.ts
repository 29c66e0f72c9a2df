/** The server's commands about notices. */
import { ask, request } from "../api/client";
import type { NoticeWishes, Notices, TableNotices } from "../api/types";

export interface NewWay {
  address: string;
  keys?: { p256dh: string; auth: string };
  label?: string;
}

export const noticesApi = {
  notices: () => ask<Notices>("GET", "/notices"),
  wish: (wishes: NoticeWishes) => ask<Notices>("PUT", "/notices", wishes),
  add: (way: NewWay) => ask<Notices>("POST", "/notices/ways", way),
  drop: (id: string) => ask<Notices>("DELETE", `/notices/ways/${id}`),
  tryOut: async (id: string) => void (await request("POST", `/notices/ways/${id}/trial`)),
  ofTable: (table: string) => ask<TableNotices>("GET", `/tables/${table}/notices`),
  turnOff: (table: string, off: boolean) => ask<TableNotices>("PUT", `/tables/${table}/notices`, { off }),
  addToTable: (table: string, way: NewWay) => ask<TableNotices>("POST", `/tables/${table}/notices/ways`, way),
  dropFromTable: (table: string, id: string) => ask<TableNotices>("DELETE", `/tables/${table}/notices/ways/${id}`),
};
