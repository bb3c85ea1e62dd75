import Portal
import Testing

/// Why the portal refuses `work`; nil if it does not.
func refusal<Value>(_ work: () throws -> Value) -> PortalError.Reason? {
    do {
        _ = try work()
        return nil
    } catch let error as PortalError {
        return error.reason
    } catch {
        Issue.record("an error of another kind: \(error)")
        return nil
    }
}
