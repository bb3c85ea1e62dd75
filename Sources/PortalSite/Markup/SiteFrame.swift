import Foundation
import Portal

/// What is around the contents of every page.
struct SiteFrame {
    var title: String
    var session: SiteSession?
    /// The team whose pages these are, for somebody in it.
    var member: Membership?
    var section: SiteSection?

    func page(_ content: Markup) -> Markup {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(title) – Portal</title>
        <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/portal.css"></head><body>
        <header><a href="/">Portal</a>\(who)</header>
        \(navigation)<main><h1>\(title)</h1>\(message)\(content)</main></body></html>
        """
    }

    private var who: Markup? {
        guard let session else { return nil }
        return """
            <form method="post" action="/logout"><input type="hidden" name="token" value="\(session.formToken)">\
            <a href="/account">\(session.email)</a> <button>Log Out</button></form>
            """
    }

    private var navigation: Markup? {
        guard let member else { return nil }
        let links = SiteSection.allCases.map { entry -> Markup in
            let current: Markup = entry == section ? " aria-current=\"page\"" : ""
            return "<a href=\"/teams/\(member.team.identifier)/\(entry.rawValue)\"\(current)>\(entry.title)</a>"
        }
        return "<nav><strong>\(member.team.name)</strong>\(links)</nav>"
    }

    private var message: Markup? {
        guard let message = session?.message else { return nil }
        return message.isFault
            ? "<p class=\"fault\" role=\"alert\">\(message.text)</p>"
            : "<p class=\"done\" role=\"status\">\(message.text)</p>"
    }
}
