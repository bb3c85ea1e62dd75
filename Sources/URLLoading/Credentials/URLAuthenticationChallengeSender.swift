/// Who asked, and takes the answer.
public protocol URLAuthenticationChallengeSender: NSObjectProtocol {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
    func cancel(_ challenge: URLAuthenticationChallenge)
    func performDefaultHandling(for challenge: URLAuthenticationChallenge)
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
        continueWithoutCredential(for: challenge)
    }

    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
        continueWithoutCredential(for: challenge)
    }
}
