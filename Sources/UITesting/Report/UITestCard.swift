import Audit
import Display
import Foundation

/// A test's part of a page: what came of it, why, and all steps of each attempt with their pictures.
struct UITestCard {
    private let result: UITestResult
    private let isOpen: Bool

    init(_ result: UITestResult, isOpen: Bool) {
        self.result = result
        self.isOpen = isOpen
    }

    var html: String {
        let test = result.test
        let language = test.language.map { "<span lang=\"\($0.html)\">\($0.html)</span>" } ?? ""
        return """
            <details class="test \(result.outcome.rawValue)" data-outcome="\(result.outcome.rawValue)"\
            \(isOpen ? " open" : "")>
            <summary><b class="mark">\(result.outcome.rawValue)</b> <span class="name">\(test.script.html)</span> \
            <span class="setting"><span>\(test.device.html)</span>\(language)\
            <span>\(UITestPage.text(result.seconds))</span></span></summary>
            \(result.attempts.enumerated().map { html(of: $1, number: $0 + 1) }.joined(separator: "\n"))
            </details>
            """
    }

    private func html(of attempt: UITestAttempt, number: Int) -> String {
        let heading = result.attempts.count > 1 ? "<h2>Attempt \(number)</h2>" : ""
        let message = attempt.message.isEmpty ? "" : "<pre class=\"message\">\(attempt.message.html)</pre>"
        let log = attempt.log.isEmpty ? "" : details("The app’s log", attempt.log)
        let crashes = attempt.crashReports.map { details("Crash report", $0) }.joined()
        return "<section>\(heading)\(message)\(video(of: attempt))\(crashes)\(log)\(steps(of: attempt))</section>"
    }

    private func video(of attempt: UITestAttempt) -> String {
        guard let video = attempt.video else { return "" }
        return "<video controls muted preload=\"metadata\" src=\"\("tests/\(attempt.folder)/\(video)".html)\"></video>"
    }

    private func details(_ title: String, _ text: String) -> String {
        "<details class=\"text\"><summary>\(title)</summary><pre>\(text.html)</pre></details>"
    }

    // MARK: Steps

    private func steps(of attempt: UITestAttempt) -> String {
        guard let record = attempt.record else { return "" }
        var before = record.picture
        var items: [String] = []
        for step in record.steps {
            items.append(item(step, before: before, in: attempt.folder))
            before = step.picture ?? before
        }
        return """
            <p class="player"><button type="button" class="play" hidden>Play the steps</button></p>
            <ol class="steps">
            \(items.joined(separator: "\n"))
            </ol>
            """
    }

    private func item(_ step: StepRecord.Step, before: StepRecord.Picture?, in folder: String) -> String {
        // A step that changes nothing and touches nothing has one picture.
        let isStill = step.picture == before && step.paths.isEmpty
        var pictures = ""
        if let before, !isStill {
            pictures += picture(before, step.paths, "The screen before line \(step.line)", in: folder)
        }
        if let after = step.picture {
            pictures += picture(
                after, [], "The screen " + (isStill ? "at" : "after") + " line \(step.line)", in: folder)
        }
        return """
            <li class="\(step.outcome.rawValue)"><p><span class="line">\(place(step).html)</span> \
            <code>\(step.text.html)</code> <span class="time">\(UITestPage.text(step.start))</span></p>
            <div class="pictures">\(pictures)</div>\(comparison(step, in: folder))</li>
            """
    }

    /// The line's number, with the file where that is one that the script includes.
    private func place(_ step: StepRecord.Step) -> String {
        step.file == result.test.file.lastPathComponent ? "\(step.line)" : "\(step.file):\(step.line)"
    }

    /// What was expected, what came instead, and how they differ.
    private func comparison(_ step: StepRecord.Step, in folder: String) -> String {
        guard let comparison = step.comparison else { return "" }
        let pictures = [
            ("Expected", comparison.expected), ("Actual", comparison.actual), ("Difference", comparison.difference),
        ]
        let figures = pictures.compactMap { name, file -> String? in
            guard let file else { return nil }
            let source = "tests/\(folder)/\(file)".html
            return """
                <figure><a class="screen" href="\(source)"><img loading="lazy" alt="\(name)" src="\(source)"></a>\
                <figcaption>\(name)</figcaption></figure>
                """
        }
        return "<div class=\"pictures\">\(figures.joined())</div>"
    }

    private func picture(
        _ picture: StepRecord.Picture, _ paths: [[StepRecord.Place]], _ name: String, in folder: String
    ) -> String {
        let source = "tests/\(folder)/\(picture.file)".html
        return """
            <a class="screen" href="\(source)"><img loading="lazy" alt="\(name)" src="\(source)" \
            width="\(Int(picture.width))" height="\(Int(picture.height))">\(fingers(paths, on: picture))</a>
            """
    }

    /// A ring where each finger came down, and a line to where it left.
    private func fingers(_ paths: [[StepRecord.Place]], on picture: StepRecord.Picture) -> String {
        guard !paths.isEmpty else { return "" }
        let radius = min(picture.width, picture.height) / 20
        let marks = paths.compactMap { path -> String? in
            guard let first = path.first, let last = path.last else { return nil }
            let ring = "<circle cx=\"\(first.x)\" cy=\"\(first.y)\" r=\"\(radius)\"/>"
            guard first != last else { return ring }
            return ring + "<line x1=\"\(first.x)\" y1=\"\(first.y)\" x2=\"\(last.x)\" y2=\"\(last.y)\"/>"
                + "<circle class=\"end\" cx=\"\(last.x)\" cy=\"\(last.y)\" r=\"\(radius / 2)\"/>"
        }
        return """
            <svg viewBox="0 0 \(picture.width) \(picture.height)" stroke-width="\(radius / 4)" aria-hidden="true">\
            \(marks.joined())</svg>
            """
    }
}
