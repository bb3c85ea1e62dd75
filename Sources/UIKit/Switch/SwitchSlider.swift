/// The moving part of a switch: a track with ON, the knob and OFF on it, clipped to the switch's size.
///
/// Apps change the words through this view: as in iPhone OS 3, the last subview of a switch contains the two parts of
/// the track, a view with two labels, and the knob, in this order.
final class SwitchSlider: UIView {
    private let onTrack = UIImageView(frame: .zero)
    private let offTrack = UIImageView(frame: .zero)
    private let words = UIView(frame: CGRect(origin: .zero, size: SwitchPicture.trackSize))
    private let onLabel = UILabel(frame: .zero)
    private let offLabel = UILabel(frame: .zero)
    private let knob = UIImageView(frame: .zero)
    private let rim = UIImageView(frame: CGRect(origin: .zero, size: SwitchPicture.size))

    init() {
        super.init(frame: CGRect(origin: .zero, size: SwitchPicture.size))
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        layer.cornerRadius = SwitchPicture.radius
        prepareWords()
        rim.image = SwitchPicture.image(.rim)
        for part in [onTrack, offTrack, words, knob, rim] { addSubview(part) }
        place()
    }

    required init?(coder: NSCoder) { return nil }

    private func prepareWords() {
        words.isOpaque = false
        let (size, travel) = (SwitchPicture.size, SwitchPicture.travel)
        prepare(
            onLabel, "ON", in: CGRect(x: 1, y: 0, width: travel, height: size.height), color: .white,
            shadow: UIColor(white: 0, alpha: 0.4), offset: CGSize(width: 0, height: -1))
        prepare(
            offLabel, "OFF", in: CGRect(x: size.width, y: 0, width: travel, height: size.height),
            color: UIColor(white: 0.5, alpha: 1), shadow: nil, offset: .zero)
    }

    private func prepare(
        _ label: UILabel, _ text: String, in frame: CGRect, color: UIColor, shadow: UIColor?, offset: CGSize
    ) {
        label.frame = frame
        label.text = text
        label.font = .boldSystemFont(ofSize: 16)
        label.textAlignment = .center
        label.textColor = color
        label.shadowColor = shadow
        label.shadowOffset = offset
        label.backgroundColor = nil
        label.isOpaque = false
        words.addSubview(label)
    }

    /// - Parameter tint: The app's tint of the ON part; nil for blue.
    func show(tint: RGBA?, isPressed: Bool) {
        onTrack.image = SwitchPicture.image(.on, tint: tint)
        offTrack.image = SwitchPicture.image(.off)
        knob.image = SwitchPicture.image(isPressed ? .pressedKnob : .knob)
    }

    /// The x coordinate of the track, from minus ``SwitchPicture/travel`` (off) to 0 (on).
    var trackX: CGFloat = 0 { didSet { if trackX != oldValue { place() } } }

    private func place() {
        let height = SwitchPicture.size.height
        let middle = SwitchPicture.trackMiddle
        onTrack.frame = CGRect(x: trackX, y: 0, width: middle, height: height)
        offTrack.frame = CGRect(
            x: trackX + middle, y: 0, width: SwitchPicture.trackSize.width - middle, height: height)
        words.frame.origin.x = trackX
        let shadow = SwitchPicture.knobShadow
        knob.frame = CGRect(
            x: trackX + SwitchPicture.travel - shadow, y: 0, width: SwitchPicture.knobWidth + 2 * shadow,
            height: height)
    }
}
