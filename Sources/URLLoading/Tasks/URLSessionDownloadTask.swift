/// A task whose bytes come as a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    private let sink: FileSink

    /// - Parameter isBroken: It fails at once: the data to go on with was none.
    init(_ session: URLSession, _ request: URLRequest, sink: FileSink, isBroken: Bool = false) {
        self.sink = sink
        super.init(session, request)
        set(TaskRun(self, sink: sink, isBroken: isBroken))
    }

    /// In the place of a data task, whose run goes on.
    init(continuing task: URLSessionTask, _ run: TaskRun, sink: FileSink) {
        self.sink = sink
        super.init(task.session, task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/")))
        currentRequest = task.currentRequest
        response = task.response
        set(run)
    }

    /// Cancels, and gives what `downloadTask(withResumeData:)` needs to go on; nil if the server cannot send the rest.
    open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        LoadQueue.perform { [self] in
            let data = state == .completed ? nil : sink.resumption(of: self)
            session.delegateQueue.addOperation { completionHandler(data) }
        }
        cancel()
    }

    public func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in
            cancel { continuation.resume(returning: $0) }
        }
    }
}
