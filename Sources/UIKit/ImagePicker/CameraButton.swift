/// A dark round button over what the camera sees.
final class CameraButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = .boldSystemFont(ofSize: 14)
        setTitleColor(.black, for: .normal)
        backgroundColor = UIColor(white: 1, alpha: 0.35)
        layer.cornerRadius = 17.5
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0, alpha: 0.5).cgColor
    }

    required init?(coder: NSCoder) { return nil }
}
