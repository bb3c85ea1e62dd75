import Foundation

/// An audit's report as a page with the apps' pictures in it. It needs no network, no other file and no program: logs
/// and larger pictures beside it are linked.
struct PageReport {
    let report: AuditReport
    let comparison: Comparison?
    /// Where the apps' files are.
    let folder: URL

    init(_ report: AuditReport, comparison: Comparison?, folder: URL) {
        self.report = report
        self.comparison = comparison
        self.folder = folder
    }

    private static let mostMissing = 200

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.html)</title>
        <style>\(PageStyle.text)</style>
        </head>
        <body>
        <header>
        <h1>\(title.html)</h1>
        <p>\(subtitle.html)</p>
        <div class="tiles">\(tiles)</div>
        </header>
        <nav>\(contents)</nav>
        <main>
        \(comparison.map(section) ?? "")
        \(gradeSections)
        \(missingSection)
        \(leftOutSection)
        </main>
        <footer>Made by <code>verger audit</code> on \(report.date.html), in \(PageReport.duration(report.seconds)).</footer>
        </body>
        </html>

        """
    }

    // MARK: Head

    private var title: String { "Audit of \((report.folder as NSString).lastPathComponent)" }

    private var subtitle: String {
        let total = report.apps.count
        var text = "\(total) app\(total == 1 ? "" : "s") below \(report.folder)"
        if !report.isComplete { text += " (\(report.found) were found: the audit ended early)" }
        text += report.monkeySeconds > 0 ? "; \(Int(report.monkeySeconds)) s of monkey with seed \(report.seed)" : ""
        return text + "."
    }

    private var tiles: String {
        let total = max(1, report.apps.count)
        return [
            ("built", report.built), ("launched", report.launched), ("drew something", report.drew),
            ("survived", report.survived),
        ].map { name, count in
            """
            <div class="tile"><b>\(count)<small> of \(report.apps.count)</small></b><span>\(name)</span>\
            <i><em style="width:\(count * 100 / total)%"></em></i></div>
            """
        }.joined(separator: "\n")
    }

    /// The sections, as links.
    private var contents: String {
        var links = Grade.allCases.reversed().compactMap { grade in
            let count = report.apps.count { $0.grade == grade }
            return count > 0
                ? "<a class=\"\(PageReport.style(grade))\" href=\"#\(grade)\">\(count) \(PageReport.short(grade))</a>"
                : nil
        }
        if !report.missingThings.isEmpty { links.append("<a href=\"#missing\">What apps miss</a>") }
        if let comparison {
            links.insert("<a href=\"#changes\">+\(comparison.better.count) −\(comparison.worse.count)</a>", at: 0)
        }
        return links.joined(separator: "\n")
    }

    // MARK: Sections

    private func section(_ comparison: Comparison) -> String {
        func rows(_ changes: [Comparison.Change], _ style: String) -> String {
            changes.map { change in
                """
                <tr><td class="\(style)">\(style == "bad" ? "worse" : "better")</td><td>\(change.name.html)</td>\
                <td>\(change.before.text)</td><td>\(change.now.text)</td><td>\((change.cause ?? "").html)</td></tr>
                """
            }.joined(separator: "\n")
        }
        var text = """
            <section id="changes"><h2>Since the earlier report</h2>
            <p>\(comparison.better.count) better, \(comparison.worse.count) worse, \(comparison.same) the same, \
            \(comparison.new.count) new, \(comparison.gone.count) gone.</p>
            """
        if !comparison.better.isEmpty || !comparison.worse.isEmpty {
            text += "<table><tr><th></th><th>app</th><th>before</th><th>now</th><th>why</th></tr>"
            text += rows(comparison.worse, "bad") + rows(comparison.better, "good") + "</table>"
        }
        return text + "</section>"
    }

    /// What needs attention comes first.
    private var gradeSections: String {
        Grade.allCases.map { grade in
            let apps = report.apps.filter { $0.grade == grade }
            guard !apps.isEmpty else { return "" }
            return """
                <section id="\(grade)"><h2>\(PageReport.heading(grade)) <small>\(apps.count)</small></h2>
                \(causes(grade))
                <div class="cards">
                \(apps.map { PageCard(app: $0, folder: folder).html }.joined(separator: "\n"))
                </div></section>
                """
        }.joined(separator: "\n")
    }

    private func causes(_ grade: Grade) -> String {
        let shared = report.causes.filter { $0.grade == grade && $0.apps.count > 1 }
        guard !shared.isEmpty else { return "" }
        let items = shared.map { cause in
            "<li><b>\(cause.apps.count)</b> × <code>\(cause.text.html)</code> "
                + "<span class=\"quiet\">\(cause.apps.joined(separator: ", ").html)</span></li>"
        }
        return "<ul class=\"causes\">\(items.joined(separator: "\n"))</ul>"
    }

    private var missingSection: String {
        let things = report.missingThings
        guard !things.isEmpty else { return "" }
        let rows = things.prefix(PageReport.mostMissing).map { thing in
            """
            <tr><td class="number">\(thing.stops.count)</td><td class="number">\(thing.errors)</td>\
            <td class="number">\(thing.apps)</td><td>\(thing.subject.kind.rawValue)</td>\
            <td><code>\(thing.subject.name.html)</code></td>\
            <td class="quiet">\(thing.stops.prefix(6).joined(separator: ", ").html)</td></tr>
            """
        }.joined(separator: "\n")
        return """
            <section id="missing"><h2>What apps miss</h2>
            <table><tr><th title="apps that it is the first thing to stop">stops</th>\
            <th title="apps in which it is an error">errors</th><th title="apps that mention it">apps</th>\
            <th>kind</th><th>name</th><th>stopped by it</th></tr>
            \(rows)</table></section>
            """
    }

    private var leftOutSection: String {
        guard !report.leftOut.isEmpty else { return "" }
        let items = report.leftOut.map { "<li>\($0.html)</li>" }.joined(separator: "\n")
        return "<section><details><summary>\(report.leftOut.count) projects were left out</summary>"
            + "<ul>\(items)</ul></details></section>"
    }

    // MARK: Words

    static func style(_ grade: Grade) -> String {
        switch grade {
        case .fine: "good"
        case .dies, .showsNothing: "half"
        case .doesNotBuild, .doesNotLaunch: "bad"
        }
    }

    private static func short(_ grade: Grade) -> String {
        switch grade {
        case .fine: "fine"
        case .dies: "die"
        case .showsNothing: "show nothing"
        case .doesNotLaunch: "do not launch"
        case .doesNotBuild: "do not build"
        }
    }

    private static func heading(_ grade: Grade) -> String {
        grade == .fine ? "Fine" : grade.text.prefix(1).uppercased() + grade.text.dropFirst()
    }

    static func duration(_ seconds: Double) -> String {
        seconds < 90
            ? String(format: "%.1f\u{A0}s", seconds) : "\(Int(seconds) / 60)\u{A0}min \(Int(seconds) % 60)\u{A0}s"
    }
}

extension StringProtocol {
    /// As text of a page, or of an attribute's value.
    package var html: String {
        var result = ""
        for character in self {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}
