/// Tasks, which begin when they are told to `resume`.
extension URLSession {
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add(URLSessionDataTask(self, request, sink: DelegateSink()))
    }

    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    @preconcurrency
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        add(URLSessionDataTask(self, request, sink: DataSink(completionHandler)))
    }

    @preconcurrency
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    // MARK: Uploads

    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request.uploading(bodyData), sink: DelegateSink()))
    }

    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        let (sent, file) = request.uploading(file: fileURL)
        return add(URLSessionUploadTask(self, sent, sink: DelegateSink(), bodyFile: file))
    }

    /// The delegate gives the stream.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request.uploading(nil), sink: DelegateSink(), asksForStream: true))
    }

    @preconcurrency
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request.uploading(bodyData), sink: DataSink(completionHandler)))
    }

    @preconcurrency
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionUploadTask {
        let (sent, file) = request.uploading(file: fileURL)
        return add(URLSessionUploadTask(self, sent, sink: DataSink(completionHandler), bodyFile: file))
    }

    // MARK: Downloads

    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(self, request, sink: FileSink(nil)))
    }

    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Goes on with a download that was broken off. Data that is none makes a task that fails.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        resumed(resumeData, nil)
    }

    @preconcurrency
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, Error?) -> Void
    ) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(self, request, sink: FileSink(completionHandler)))
    }

    @preconcurrency
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, Error?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    @preconcurrency
    public func downloadTask(
        withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, Error?) -> Void
    ) -> URLSessionDownloadTask {
        resumed(resumeData, completionHandler)
    }

    private func resumed(_ data: Data, _ handler: ((URL?, URLResponse?, Error?) -> Void)?) -> URLSessionDownloadTask {
        let resumption = DownloadResumption(data)
        let request = resumption?.request ?? URLRequest(url: URL(fileURLWithPath: "/"))
        let sink = FileSink(handler, resumption: resumption)
        return add(URLSessionDownloadTask(self, request, sink: sink, isBroken: resumption == nil))
    }
}

extension URLRequest {
    /// This request with a body.
    fileprivate func uploading(_ data: Data?) -> URLRequest {
        var sent = self
        sent.httpBodyStream = nil
        sent.httpBody = data
        return sent
    }

    /// This request with a file as its body, which is read while it is sent; without a length if it is not there.
    fileprivate func uploading(file: URL) -> (URLRequest, URL) {
        var sent = uploading(nil)
        let length = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
        if let length { sent.setValue("\(length)", forHTTPHeaderField: "Content-Length") }
        return (sent, file)
    }
}
