import UIKit

/// Stands for a view that only the app makes, as in Interface Builder: grey, with what it is in its middle.
final class PlaceholderView: UIView {
    init(_ text: String) {
        super.init(frame: UIScreen.main.applicationFrame)
        backgroundColor = UIColor(white: 0.86, alpha: 1)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: bounds)
        label.text = text
        label.numberOfLines = 0
        label.font = .boldSystemFont(ofSize: 17)
        label.textColor = UIColor(white: 0.55, alpha: 1)
        label.shadowColor = .white
        label.shadowOffset = CGSize(width: 0, height: 1)
        label.textAlignment = .center
        label.backgroundColor = .clear
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }
}
