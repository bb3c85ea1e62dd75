import AppFoundation

/// What loads a task's request: the loads of this device, or a protocol of the app. Everything happens on the queue of loads.
protocol TaskLoad: AnyObject {
    func start()
    /// Nothing is told after this.
    func cancel()
    /// While it is held nothing is told.
    func hold(_ isHeld: Bool)
    /// Whether it can go on with a request to which a response redirected; else another load has to.
    var canRedirect: Bool { get }
    func redirect(to request: URLRequest)
    /// Takes a stream in the place of the one that it has sent.
    func renew(_ stream: InputStream?)
}

/// Who is told of a load.
protocol TaskLoadOwner: AnyObject {
    /// A response redirects. The load waits.
    func load(redirectsTo request: URLRequest, by response: HTTPURLResponse?)
    func load(receives response: URLResponse)
    func load(receives data: Data)
    func load(sent: Int64, of total: Int64)
    /// Somebody asks for a password or for trust, and waits for the answer.
    func load(
        isAsked challenge: URLAuthenticationChallenge,
        answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// What the cache keeps; nil for nothing.
    func load(willCache response: CachedURLResponse) -> CachedURLResponse?
    func load(endsWith error: Error?)
}
