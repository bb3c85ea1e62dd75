/// A task whose bytes come as data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    init(
        _ session: URLSession, _ request: URLRequest, sink: any TaskSink, bodyFile: URL? = nil,
        asksForStream: Bool = false
    ) {
        super.init(session, request)
        set(TaskRun(self, sink: sink, bodyFile: bodyFile, asksForStream: asksForStream))
    }
}
