/** Sockets that end when the page is left: a page with an open connection is not kept for coming back. The SDK opens another when it wakes. */
export const BfcacheWebSocket = () =>
  class extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      const leave = (): void => this.close()
      addEventListener('pagehide', leave)
      this.addEventListener('close', () => removeEventListener('pagehide', leave))
    }
  }
