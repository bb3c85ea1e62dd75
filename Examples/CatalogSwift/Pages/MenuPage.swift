import UIKit

final class MenuPage: CatalogPage {
    override class var pageTitle: String { "Menu" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCaption("Touch a swatch; copy one, paste over the other", y: 60)
        let colors: [(String, UIColor)] = [("Purple", .purple), ("Orange", .orange)]
        for (column, (name, color)) in colors.enumerated() {
            let swatch = SwatchView(frame: CGRect(x: 30 + 140 * column, y: 100, width: 120, height: 80))
            swatch.backgroundColor = color
            swatch.isAccessibilityElement = true
            swatch.accessibilityLabel = name
            view.addSubview(swatch)
        }
        addButton("Is there text?", frame: CGRect(x: 90, y: 220, width: 140, height: 37)) { [unowned self] _ in
            let pasteboard = UIPasteboard.general
            tell("text: \(pasteboard.string ?? "(null)"), \(pasteboard.types.count) types")
        }
        let field = UITextField(frame: CGRect(x: 30, y: 20, width: 260, height: 31))
        field.borderStyle = .roundedRect
        field.text = "Words to copy"
        field.accessibilityLabel = "Words"
        view.addSubview(field)
    }
}
