import Foundation

/// Somebody who has logged in.
struct SiteSession: Sendable {
    let email: String
    /// Stands in every form of this session's pages: who has it has seen one.
    let formToken: String
    let began: Date
    var lastSeen: Date
    /// When its forms of the last minute came.
    var changes: [Date] = []
    /// What was done last, told on the next page.
    var message: SiteMessage?
}

/// A sentence at the top of a page.
struct SiteMessage: Sendable, Equatable {
    var text: String
    var isFault: Bool
}
