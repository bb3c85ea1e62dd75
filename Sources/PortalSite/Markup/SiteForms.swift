import Foundation

/// Parts of pages: tables, forms, fields.
struct SiteForms {
    let token: String

    /// A form that changes something.
    ///
    /// - Parameter hasFile: true for one in which a file is chosen.
    func form(_ action: String, hasFile: Bool = false, _ content: Markup) -> Markup {
        let kind: Markup = hasFile ? " enctype=\"multipart/form-data\"" : ""
        return """
            <form method="post" action="\(action)"\(kind)><input type="hidden" name="token" value="\(token)">\(content)</form>
            """
    }

    /// A form that is only a button.
    func button(_ title: String, _ action: String, _ fields: [(name: String, value: String)] = []) -> Markup {
        let hidden = fields.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as Markup }
        return form(action, "\(hidden)<button>\(title)</button>")
    }

    static func field(_ label: String, _ name: String, type: String = "text", value: String = "") -> Markup {
        "<label>\(label) <input type=\"\(type)\" name=\"\(name)\" value=\"\(value)\" required></label>"
    }

    static func choice(_ label: String, _ name: String, _ options: [(value: String, title: String)]) -> Markup {
        let options = options.map { "<option value=\"\($0.value)\">\($0.title)</option>" as Markup }
        return "<label>\(label) <select name=\"\(name)\">\(options)</select></label>"
    }

    static func check(_ label: String, _ name: String, value: String, isOn: Bool = false) -> Markup {
        let state: Markup = isOn ? " checked" : ""
        return
            "<label class=\"check\"><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\"\(state)> \(label)</label>"
    }

    static func table(_ titles: [String], _ rows: [[Markup]], nothing: String) -> Markup {
        guard !rows.isEmpty else { return "<p>\(nothing)</p>" }
        let head = titles.map { "<th>\($0)</th>" as Markup }
        let body = rows.map { row in "<tr>\(row.map { "<td>\($0)</td>" as Markup })</tr>" as Markup }
        return "<div class=\"table\"><table><thead><tr>\(head)</tr></thead><tbody>\(body)</tbody></table></div>"
    }

    /// "2011-06-06", or nothing.
    static func day(_ date: Date?) -> Markup {
        guard let date else { return "" }
        return "<time>\(String(date.formatted(.iso8601).prefix(10)))</time>"
    }
}
