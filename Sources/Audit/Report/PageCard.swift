import Foundation

/// An app's part of a page: its picture, how far it came, and why not further.
struct PageCard {
    let app: AppReport
    let folder: URL

    var html: String {
        """
        <article class="card \(PageReport.style(app.grade))">
        \(picture)
        <div class="text">
        <h3>\(app.name.html)</h3>
        <p class="quiet">\(place.html)</p>
        <p class="marks">\(marks)</p>
        \(cause)
        \(remark)
        \(errors)
        <p class="links">\(links)</p>
        </div>
        </article>
        """
    }

    private var place: String {
        app.project
            + ([app.device, PageReport.duration(app.seconds)].compactMap(\.self).reduce("") { $0 + " · " + $1 })
    }

    private var picture: String {
        let file = "\(app.folder)/launch.png"
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path) else {
            return "<div class=\"screen empty\"><span>no picture</span></div>"
        }
        return """
            <a class="screen" href="\(file)"><img alt="\(app.name.html) after its launch" \
            src="data:image/png;base64,\(data.base64EncodedString())"></a>
            """
    }

    private var marks: String {
        func mark(_ name: String, _ value: Bool?) -> String {
            let (style, sign) = value.map { $0 ? ("good", "✓ ") : ("bad", "✗ ") } ?? ("none", "")
            return "<span class=\"mark \(style)\">\(sign)\(name)</span>"
        }
        return mark("built", app.hasBuilt) + mark("launched", app.launch.map { $0.outcome == .passed })
            + mark("drew", app.drew) + mark("survived", app.monkey.map { $0.outcome == .passed })
    }

    private var cause: String { app.cause.map { "<p class=\"cause\">\($0.html)</p>" } ?? "" }

    private var remark: String { app.monkey?.remark.map { "<p class=\"remark\">\($0.html)</p>" } ?? "" }

    private var errors: String {
        let lines = app.failure?.firstErrors ?? []
        guard lines.count > 1 || lines.first != app.cause, !lines.isEmpty else { return "" }
        return "<details><summary>first errors</summary><pre>\(lines.joined(separator: "\n").html)</pre></details>"
    }

    private var links: String {
        [
            ("build.txt", "build"), ("launch.txt", "launch"), ("tree.json", "tree"), ("monkey.txt", "monkey"),
            ("monkey.png", "after the monkey"), ("monkey.script", "its steps"),
        ].filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(app.folder)/\($0.0)").path) }
            .map { "<a href=\"\(app.folder)/\($0.0)\">\($0.1)</a>" }.joined(separator: " ")
    }
}
