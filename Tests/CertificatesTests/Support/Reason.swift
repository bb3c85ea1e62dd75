import Testing

import Certificates

/// The reason why `work` is refused; nil if it is not.
func reason<Value>(_ work: () throws -> Value) -> CertificateError.Reason? {
    do {
        _ = try work()
        return nil
    } catch let error as CertificateError {
        return error.reason
    } catch {
        Issue.record("an error of another kind: \(error)")
        return nil
    }
}
