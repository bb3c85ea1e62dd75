/// Writes a task's bytes into a file, for its completion handler or the session's delegate. The file is removed when they
/// have returned.
final class FileSink: TaskSink {
    let asksDelegate = false
    private let handler: ((URL?, URLResponse?, Error?) -> Void)?
    private let resumption: DownloadResumption?
    private var file: URL?
    private var handle: FileHandle?
    private var written: Int64 = 0
    private var expected = NSURLSessionTransferSizeUnknown
    /// What the file keeps for a download that is to go on.
    private var isKept = false

    init(_ handler: ((URL?, URLResponse?, Error?) -> Void)?, resumption: DownloadResumption? = nil) {
        self.handler = handler
        self.resumption = resumption
    }

    private static func newFile() -> URL {
        URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(8)).tmp")
    }

    /// The file under another name, under which it stays.
    static func kept(_ file: URL) -> URL {
        let other = newFile()
        do {
            try FileManager.default.moveItem(at: file, to: other)
            return other
        } catch { return file }
    }

    func receive(_ response: URLResponse, _ task: URLSessionTask) throws {
        let status = (response as? HTTPURLResponse)?.statusCode
        if let resumption, status == 206 {
            file = resumption.file
            written = resumption.count
            handle = try FileHandle(forWritingTo: resumption.file)
            try handle?.truncate(atOffset: UInt64(written))
        } else {
            resumption?.remove()
            let file = Self.newFile()
            self.file = file
            written = 0
            try Data().write(to: file)
            handle = try FileHandle(forWritingTo: file)
        }
        if response.expectedContentLength >= 0 { expected = written + response.expectedContentLength }
        task.expects(toReceive: expected)
        guard written > 0, let task = task as? URLSessionDownloadTask else { return }
        task.tell { [written, expected] (delegate: any URLSessionDownloadDelegate) in
            delegate.urlSession(
                task.session, downloadTask: task, didResumeAtOffset: written, expectedTotalBytes: expected)
        }
    }

    func receive(_ data: Data, _ task: URLSessionTask) throws {
        try handle?.write(contentsOf: data)
        written += Int64(data.count)
        guard let task = task as? URLSessionDownloadTask else { return }
        task.tell { [written, expected] (delegate: any URLSessionDownloadDelegate) in
            delegate.urlSession(
                task.session, downloadTask: task, didWriteData: Int64(data.count), totalBytesWritten: written,
                totalBytesExpectedToWrite: expected)
        }
    }

    /// A download that did not fail by the app's will can go on.
    func completed(_ error: Error, _ task: URLSessionTask) -> Error {
        guard let error = error as? URLError, error.code != .cancelled || isKept, let data = resumption(of: task) else {
            return error
        }
        return URLError(error.code, userInfo: error.userInfo.merging([NSURLSessionDownloadTaskResumeData: data]) { $1 })
    }

    func end(_ task: URLSessionTask, _ error: Error?) {
        try? handle?.close()
        handle = nil
        guard let error else { return succeed(task) }
        if !isKept, let file { try? FileManager.default.removeItem(at: file) }
        if let handler {
            task.session.delegateQueue.addOperation { handler(nil, nil, error) }
        } else {
            task.tell { (delegate: any URLSessionTaskDelegate) in
                delegate.urlSession(task.session, task: task, didCompleteWithError: error)
            }
        }
    }

    private func succeed(_ task: URLSessionTask) {
        let (file, response) = (file ?? Self.newFile(), task.response)
        if let handler {
            task.session.delegateQueue.addOperation {
                handler(file, response, nil)
                try? FileManager.default.removeItem(at: file)
            }
            return
        }
        if let task = task as? URLSessionDownloadTask {
            task.tell { (delegate: any URLSessionDownloadDelegate) in
                delegate.urlSession(task.session, downloadTask: task, didFinishDownloadingTo: file)
            }
        }
        task.session.delegateQueue.addOperation { try? FileManager.default.removeItem(at: file) }
        task.tell { (delegate: any URLSessionTaskDelegate) in
            delegate.urlSession(task.session, task: task, didCompleteWithError: nil)
        }
    }

    /// What is needed to go on. From then on the file stays.
    func resumption(of task: URLSessionTask) -> Data? {
        guard let file, written > 0, let response = task.response as? HTTPURLResponse,
            let url = task.currentRequest?.url
        else { return nil }
        guard let made = DownloadResumption(url: url, response: response, file: file, count: written) else {
            return nil
        }
        isKept = true
        return made.data
    }
}
