import UIKit

final class LabelsPage: CatalogPage {
    override class var pageTitle: String { "Labels" }

    private let changing = UILabel(frame: CGRect(x: 10, y: 272, width: 147, height: 26))

    override func viewDidLoad() {
        super.viewDidLoad()
        addAlignments()
        addLineBreaks()
        addStyles()
        addFamilies()
    }

    @discardableResult
    private func addLabel(_ text: String, frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        view.addSubview(label)
        return label
    }

    private func addAlignments() {
        let alignments: [(String, NSTextAlignment)] = [("left", .left), ("centre", .center), ("right", .right)]
        for (column, (name, alignment)) in alignments.enumerated() {
            let label = addLabel(name, frame: CGRect(x: 10 + 102 * column, y: 8, width: 96, height: 24))
            label.textAlignment = alignment
        }
    }

    private func addLineBreaks() {
        let modes: [NSLineBreakMode] = [.byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        for (index, mode) in modes.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: 2)
            let label = addLabel(
                "Voix ambiguë d'un cœur au zéphyr",
                frame: CGRect(x: 10 + 153 * column, y: 38 + 28 * row, width: 147, height: 24))
            label.lineBreakMode = mode
        }
        let sentence =
            "The quick brown fox jumps over the lazy dog, and an unbreakablylongwordthatmustbebrokensomewhere."
        let wraps: [(NSLineBreakMode, lines: Int)] = [
            (.byWordWrapping, 0), (.byCharWrapping, 0), (.byTruncatingTail, 3),
        ]
        for (column, (mode, lines)) in wraps.enumerated() {
            let label = addLabel(sentence, frame: CGRect(x: 10 + 102 * column, y: 98, width: 96, height: 90))
            label.numberOfLines = lines
            label.lineBreakMode = mode
            label.font = .systemFont(ofSize: 12)
        }
        let shrunk = addLabel("This line shrinks until it fits", frame: CGRect(x: 10, y: 196, width: 147, height: 30))
        shrunk.adjustsFontSizeToFitWidth = true
        shrunk.minimumFontSize = 8
        shrunk.baselineAdjustment = .alignCenters
        let least = addLabel(
            "This one must not shrink below fourteen", frame: CGRect(x: 163, y: 196, width: 147, height: 30))
        least.adjustsFontSizeToFitWidth = true
        least.minimumFontSize = 14
    }

    private func addStyles() {
        let shadowed = addLabel("Shadow", frame: CGRect(x: 10, y: 232, width: 147, height: 34))
        shadowed.font = .boldSystemFont(ofSize: 28)
        shadowed.textColor = .white
        shadowed.backgroundColor = .gray
        shadowed.shadowColor = .black
        shadowed.shadowOffset = CGSize(width: 1, height: 2)
        let disabled = addLabel("Disabled", frame: CGRect(x: 163, y: 232, width: 147, height: 34))
        disabled.font = .italicSystemFont(ofSize: 22)
        disabled.isEnabled = false

        changing.text = "Highlighted"
        changing.textColor = .blue
        changing.highlightedTextColor = .red
        changing.isHighlighted = true
        view.addSubview(changing)
        let languages = addLabel("שלום مرحبا 日本 é ñ ﬁ", frame: CGRect(x: 163, y: 272, width: 147, height: 26))
        languages.backgroundColor = .clear
    }

    private func addFamilies() {
        let names = ["Courier-Bold", "TimesNewRomanPS-ItalicMT", "Georgia", "Verdana"]
        for (index, name) in names.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: 2)
            let label = addLabel(name, frame: CGRect(x: 10 + 153 * column, y: 304 + 24 * row, width: 147, height: 22))
            label.font = UIFont(name: name, size: 13)
        }
        addButton("Change", frame: CGRect(x: 90, y: 352, width: 140, height: 34)) { [unowned self] _ in change() }
    }

    private func change() {
        changing.isHighlighted.toggle()
        let text = changing.isHighlighted ? "Highlighted" : "Plain"
        changing.text = text
        let size = text.size(withFont: changing.font)
        tell("\(size.width.text(digits: 0)) by \(size.height.text(digits: 0)) points")
    }
}
