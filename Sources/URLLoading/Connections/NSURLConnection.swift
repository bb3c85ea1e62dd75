import AppFoundation
import CObjCRuntime
import ObjCBridge

/// Loads a request, for code that is older than sessions.
open class NSURLConnection: NSObject {
    /// Waits for the answer.
    ///
    /// - Parameter response: Where the response is put.
    open class func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let pool = autorelease_pool_push()
        defer { autorelease_pool_pop(pool) }
        let stores = RequestStores(cookies: .shared, cache: .shared, credentials: .shared)
        var answer: ObjCObject?, error: ObjCObject?
        let data = foundation_load_waiting(request.toObjectiveC(stores), &answer, &error)
        response?.pointee = answer.map { URLResponse.of($0) }
        guard let data else { throw URLErrors.error(error) ?? URLError(.unknown) }
        return swift(data, as: Data.self) ?? Data()
    }

    /// Calls the handler on the queue.
    @preconcurrency
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, Error?) -> Void
    ) {
        let session = URLSession(configuration: .default, delegate: nil, delegateQueue: queue)
        session.dataTask(with: request) { data, response, error in handler(response, data, error) }.resume()
        session.finishTasksAndInvalidate()
    }

    /// Whether anybody can load such a request.
    open class func canHandle(_ request: URLRequest) -> Bool {
        guard let scheme = request.url?.scheme?.lowercased() else { return false }
        return ["http", "https", "ftp", "file", "data"].contains(scheme)
            || URLProtocol.loading(request, in: .default) != nil
    }
}
