/// A load by a protocol of the app, and the client of that: what it says on any thread is told on the queue of loads.
final class ProtocolLoad: NSObject, TaskLoad, URLProtocolClient, @unchecked Sendable {
    private let type: URLProtocol.Type
    private let request: URLRequest
    private weak var task: URLSessionTask?
    private var owner: (any TaskLoadOwner)?
    private var loading: URLProtocol?
    private var isHeld = false
    /// What came meanwhile.
    private var waiting: [(any TaskLoadOwner) -> Void] = []

    init(_ type: URLProtocol.Type, _ request: URLRequest, task: URLSessionTask?, owner: any TaskLoadOwner) {
        self.type = type
        self.request = request
        self.task = task
        self.owner = owner
    }

    func start() {
        let made = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        made.task = task
        loading = made
        made.startLoading()
    }

    func cancel() {
        owner = nil
        waiting = []
        guard let loading else { return }
        self.loading = nil
        loading.stopLoading()
    }

    func hold(_ isHeld: Bool) {
        self.isHeld = isHeld
        while !self.isHeld, !waiting.isEmpty, let owner { waiting.removeFirst()(owner) }
    }

    /// The protocol has said all it has to say.
    var canRedirect: Bool { false }
    func redirect(to request: URLRequest) {}
    func renew(_ stream: InputStream?) {}

    private func tell(_ what: @escaping (any TaskLoadOwner) -> Void) {
        LoadQueue.perform { [self] in
            guard let owner else { return }
            if isHeld || !waiting.isEmpty { waiting.append(what) } else { what(owner) }
        }
    }

    // MARK: URLProtocolClient

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        tell { $0.load(redirectsTo: request, by: redirectResponse as? HTTPURLResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        tell {
            $0.load(receives: cachedResponse.response)
            $0.load(receives: cachedResponse.data)
            $0.load(endsWith: nil)
        }
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        tell { $0.load(receives: response) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { tell { $0.load(receives: data) } }
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { tell { $0.load(endsWith: nil) } }
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: Error) { tell { $0.load(endsWith: error) } }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        tell {
            $0.load(isAsked: challenge) { disposition, credential in
                guard let sender = challenge.sender else { return }
                switch disposition {
                case .useCredential:
                    if let credential {
                        sender.use(credential, for: challenge)
                    } else {
                        sender.continueWithoutCredential(for: challenge)
                    }
                case .performDefaultHandling: sender.performDefaultHandling(for: challenge)
                case .cancelAuthenticationChallenge: sender.cancel(challenge)
                case .rejectProtectionSpace: sender.rejectProtectionSpaceAndContinue(with: challenge)
                }
            }
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        let url = `protocol`.request.url
        tell { $0.load(endsWith: URLErrors.error(.userCancelledAuthentication, url)) }
    }
}
