/// Loads that are awaited. Cancelling the caller's task cancels them.
extension URLSession {
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer(of: delegate) { dataTask(with: request, completionHandler: $0) }
    }

    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer(of: delegate) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer(of: delegate) { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// The file is the caller's to remove.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await answer(of: delegate) { finish in
            downloadTask(with: request) { location, response, error in
                finish(location.map(FileSink.kept), response, error)
            }
        }
    }

    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }

    private func answer<Value: Sendable>(
        of delegate: (any URLSessionTaskDelegate)?,
        _ make: (@escaping @Sendable (Value?, URLResponse?, Error?) -> Void) -> URLSessionTask
    ) async throws -> (Value, URLResponse) {
        let running = RunningTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { value, response, error in
                    if let value, let response, error == nil {
                        continuation.resume(returning: (value, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                task.delegate = delegate
                running.begin(task)
            }
        } onCancel: {
            running.cancel()
        }
    }
}

/// The session's task behind a call that is awaited, which may be cancelled before it has begun.
private final class RunningTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionTask?
    private var isCancelled = false

    func begin(_ task: URLSessionTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }
}
