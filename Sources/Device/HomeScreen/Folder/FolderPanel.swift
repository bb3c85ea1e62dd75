import Foundation
import UIKit

/// What is seen of an open folder where the screen has parted: its name and its icons on linen.
///
/// While icons wiggle the name can be edited.
@MainActor final class FolderPanel: PassingView, UITextFieldDelegate {
    /// Called with the new name.
    var onRename: ((String) -> Void)?
    /// Called when the name begins, or ends, to be edited.
    var onEditingChange: (() -> Void)?

    private let title = UILabel()
    private let field = UITextField()
    private let metrics: HomeScreenMetrics

    private static let margin: CGFloat = 14

    /// - Parameter name: the folder's.
    init(_ name: String, _ metrics: HomeScreenMetrics) {
        self.metrics = metrics
        super.init(frame: .zero)
        contentMode = .redraw
        title.backgroundColor = .clear
        title.textColor = .white
        title.shadowColor = .black
        title.shadowOffset = CGSize(width: 0, height: -1)
        title.font = .boldSystemFont(ofSize: 18)
        title.text = name
        field.borderStyle = .roundedRect
        field.font = .boldSystemFont(ofSize: 17)
        field.contentVerticalAlignment = .center
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.autocorrectionType = .no
        field.autocapitalizationType = .words
        field.accessibilityLabel = "Folder Name"
        field.text = name
        field.delegate = self
        addSubview(title)
        addSubview(field)
    }

    required init?(coder: NSCoder) { return nil }

    var isEditing = false {
        didSet {
            title.isHidden = isEditing
            field.isHidden = !isEditing
            if !isEditing { field.resignFirstResponder() }
        }
    }

    /// Whether the name is being edited.
    var isRenaming: Bool { field.isFirstResponder }

    func endRenaming() { field.resignFirstResponder() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.folderHeader)
        title.frame = room.insetBy(dx: FolderPanel.margin, dy: 6)
        field.frame = room.insetBy(dx: FolderPanel.margin, dy: (room.height - 31) / 2)
    }

    // MARK: The name

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        window?.makeKey()
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { onEditingChange?() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let name = textField.text ?? ""
        // A folder cannot be without a name.
        if name.allSatisfy(\.isWhitespace) { textField.text = title.text } else { rename(name) }
        onEditingChange?()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    private func rename(_ name: String) {
        guard name != title.text else { return }
        let name = HomeFolder.fitting(name)
        title.text = name
        field.text = name
        onRename?(name)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        Linen.draw(in: bounds, context)
        let shadow = FolderPanel.shadow
        context.fillGradient(
            [RGBA(white: 0, alpha: 0.65), RGBA(white: 0, alpha: 0)],
            in: CGRect(x: 0, y: 0, width: bounds.width, height: shadow))
        context.fillGradient(
            [RGBA(white: 0, alpha: 0), RGBA(white: 0, alpha: 0.5)],
            in: CGRect(x: 0, y: bounds.maxY - shadow, width: bounds.width, height: shadow))
        context.setFill(RGBA(white: 1, alpha: 0.25))
        for y in [0, bounds.maxY - 1] { context.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1)) }
    }

    /// How far the edges of the screen's parts throw their shadow, in points.
    private static let shadow: CGFloat = 9
}
