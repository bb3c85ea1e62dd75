/// What the deletion of an object does to those that it refers to.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule
    case nullifyDeleteRule
    case cascadeDeleteRule
    case denyDeleteRule
}
