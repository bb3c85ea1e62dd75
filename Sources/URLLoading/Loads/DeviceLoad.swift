import AppFoundation
import CObjCRuntime
import ObjCBridge

/// A load by the loads that connections of Objective-C apps have, too.
final class DeviceLoad: TaskLoad {
    private var load: ObjCObject?
    private weak var owner: (any TaskLoadOwner)?
    private var request: URLRequest
    private let stores: RequestStores
    private let bodyFile: URL?
    private var hasSent = false
    private var nextStream: InputStream?

    /// - Parameters:
    ///   - bodyFile: What is sent in the place of the request's body.
    ///   - answersChallenges: Whether the owner is asked; else errors come as they are.
    init(
        _ request: URLRequest, stores: RequestStores, bodyFile: URL?, answersChallenges: Bool,
        owner: any TaskLoadOwner
    ) {
        self.request = request
        self.stores = stores
        self.bodyFile = bodyFile
        self.owner = owner
        withAutoreleasePool {
            var listener = FoundationLoadOwner(
                context: Unmanaged.passRetained(self).toOpaque(),
                asks: { DeviceLoad.of($0).isAsked($1, $2) },
                responds: { context, response in
                    DeviceLoad.of(context).owner?.load(receives: URLResponse.of(response))
                },
                receives: { context, data in
                    guard let data = swift(data, as: Data.self) else { return }
                    DeviceLoad.of(context).owner?.load(receives: data)
                },
                sends: { DeviceLoad.of($0).owner?.load(sent: $1, of: $2) },
                challenges: nil,
                renews_stream: { DeviceLoad.of($0).newStream() },
                caches: { DeviceLoad.of($0).kept($1) },
                ends: { DeviceLoad.of($0).owner?.load(endsWith: URLErrors.error($1)) },
                release: { Unmanaged<DeviceLoad>.fromOpaque($0).release() })
            if answersChallenges { listener.challenges = { DeviceLoad.of($0).isChallenged($1) } }
            load = foundation_load_make(request.toObjectiveC(stores, bodyFile: bodyFile), listener)
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> DeviceLoad {
        Unmanaged<DeviceLoad>.fromOpaque(context).takeUnretainedValue()
    }

    func start() { load.map(foundation_load_start) }

    func cancel() {
        guard let load else { return }
        self.load = nil
        owner = nil
        foundation_load_cancel(load)
        foundation_load_release(load)
    }

    func hold(_ isHeld: Bool) {
        if let load { foundation_load_hold(load, isHeld) }
    }

    var canRedirect: Bool { load != nil }

    func redirect(to request: URLRequest) {
        guard let load else { return }
        self.request = request
        withAutoreleasePool { foundation_load_send(load, request.toObjectiveC(stores, bodyFile: keptFile)) }
    }

    func renew(_ stream: InputStream?) { nextStream = stream }

    /// The file is sent again where the method stays.
    private var keptFile: URL? { request.httpMethod == "GET" ? nil : bodyFile }

    // MARK: What the load asks

    private func isAsked(_ object: ObjCObject, _ response: ObjCObject?) {
        guard hasSent else {
            hasSent = true
            if let load { foundation_load_send(load, object) }
            return
        }
        let redirection = response.map { URLResponse.of($0) } as? HTTPURLResponse
        owner?.load(redirectsTo: request.changed(by: object), by: redirection)
    }

    private func isChallenged(_ object: ObjCObject) {
        let original = LoadingObject(object)
        let answer: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = { disposition, credential in
            LoadQueue.perform {
                foundation_load_answer(original.object, disposition.answer, credential?.object)
            }
        }
        owner?.load(isAsked: URLAuthenticationChallenge(original), answer: answer)
    }

    private func newStream() -> ObjCObject? {
        if let file = keptFile { return URLRequest.fileStream(file) }
        defer { nextStream = nil }
        return nextStream.map { BodyStream($0).toObjectiveC() }
    }

    private func kept(_ object: ObjCObject) -> ObjCObject? {
        guard let proposed = CachedURLResponse(object), let kept = owner?.load(willCache: proposed) else { return nil }
        if kept === proposed { return object }
        return kept.toObjectiveC().flatMap { object_autorelease(object_retain($0.object)) }
    }
}

extension URLSession.AuthChallengeDisposition {
    fileprivate var answer: FoundationChallengeAnswer {
        switch self {
        case .useCredential: FoundationChallengeUseCredential
        case .performDefaultHandling: FoundationChallengeDefault
        case .cancelAuthenticationChallenge: FoundationChallengeCancel
        case .rejectProtectionSpace: FoundationChallengeReject
        }
    }
}
