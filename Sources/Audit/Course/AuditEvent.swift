/// What an audit tells while it goes on.
package enum AuditEvent: Sendable {
    package enum Stage: String, Sendable {
        case building
        case launching
        case playing
    }

    case found(count: Int)
    case began(AuditedApp, Stage)
    case finished(AppReport, done: Int, of: Int)
}
