import UIKit

final class ButtonsPage: CatalogPage {
    override class var pageTitle: String { "Buttons" }

    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addStates()
        addSystemButtons()
        addCustomButtons()
        addLongTitles()
    }

    private func addStates() {
        addCaption("Rounded: normal, highlighted, selected, disabled", y: 8)
        let normal = addButton("Tap", frame: CGRect(x: 10, y: 28, width: 70, height: 37)) { [unowned self] in tapped($0)
        }
        normal.setTitle("Down", for: .highlighted)
        let highlighted = addButton("High", frame: CGRect(x: 87, y: 28, width: 70, height: 37))
        highlighted.isHighlighted = true
        let selected = addButton("Plain", frame: CGRect(x: 164, y: 28, width: 70, height: 37)) {
            [unowned self] button in
            button.isSelected.toggle()
            tell(button.isSelected ? "selected" : "not selected")
        }
        selected.setTitle("Chosen", for: .selected)
        selected.setTitleColor(.red, for: .selected)
        selected.isSelected = true
        let disabled = addButton("Disabled", frame: CGRect(x: 241, y: 28, width: 70, height: 37)) {
            [unowned self] in tapped($0)
        }
        disabled.isEnabled = false
    }

    private func addSystemButtons() {
        addCaption("Detail, info light and dark, add contact", y: 76)
        let shade = UIView(frame: CGRect(x: 85, y: 94, width: 70, height: 40))
        shade.backgroundColor = .darkGray
        view.addSubview(shade)
        let types: [(UIButton.ButtonType, String)] = [
            (.detailDisclosure, "detail"), (.infoLight, "light"), (.infoDark, "dark"), (.contactAdd, "add"),
        ]
        for (column, (type, name)) in types.enumerated() {
            let button = UIButton(type: type)
            button.center = CGPoint(x: 45 + 75 * column, y: 114)
            button.accessibilityLabel = name
            button.addAction({ [unowned self] in tapped($0) }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    private func addCustomButtons() {
        addCaption("Custom: background, image, insets, shadow", y: 142)
        let custom = UIButton(type: .custom)
        custom.frame = CGRect(x: 10, y: 162, width: 145, height: 36)
        custom.setBackgroundImage(plate(UIColor(red: 0.1, green: 0.4, blue: 0.2, alpha: 1)), for: .normal)
        custom.setTitle("Green plate", for: .normal)
        custom.setTitleShadowColor(.black, for: .normal)
        custom.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
        custom.titleLabel?.font = .boldSystemFont(ofSize: 15)
        custom.reversesTitleShadowWhenHighlighted = true
        custom.addAction({ [unowned self] in tapped($0) }, for: .touchUpInside)
        view.addSubview(custom)

        let pictured = UIButton(type: .custom)
        pictured.frame = CGRect(x: 165, y: 162, width: 145, height: 36)
        pictured.setImage(plate(.orange), for: .normal)
        pictured.setTitle("Picture", for: .normal)
        pictured.setTitleColor(.black, for: .normal)
        pictured.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12)
        pictured.showsTouchWhenHighlighted = true
        pictured.accessibilityLabel = "Picture"
        pictured.addAction({ [unowned self] in tapped($0) }, for: .touchUpInside)
        view.addSubview(pictured)
    }

    private func addLongTitles() {
        addCaption("Long titles and alignment", y: 208)
        let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        let alignments: [UIControl.ContentHorizontalAlignment] = [.left, .right, .center]
        for (row, (mode, alignment)) in zip(modes, alignments).enumerated() {
            let long = addButton(
                "A title that is too long for its button",
                frame: CGRect(x: 10, y: 228 + 40 * row, width: 145, height: 34))
            long.titleLabel?.lineBreakMode = mode
            long.titleLabel?.font = .boldSystemFont(ofSize: 13)
            let aligned = addButton("Side", frame: CGRect(x: 165, y: 228 + 40 * row, width: 145, height: 34))
            aligned.contentHorizontalAlignment = alignment
            aligned.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
    }

    private func plate(_ color: UIColor) -> UIImage {
        UIImage.drawn(21, by: 36) { context in
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 21, height: 21))
            context.fillEllipse(in: CGRect(x: 0, y: 15, width: 21, height: 21))
            context.fill(CGRect(x: 0, y: 10, width: 21, height: 16))
        }.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    }

    private func tapped(_ button: UIButton) {
        taps += 1
        tell("\(taps): \(button.accessibilityLabel ?? button.currentTitle ?? "")")
    }
}
