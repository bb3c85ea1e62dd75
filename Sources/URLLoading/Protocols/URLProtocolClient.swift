/// Who is told what a protocol of the app loads.
public protocol URLProtocolClient: NSObjectProtocol {
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: Error)
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}
