import UIKit

/// A line that a slider fills.
final class SettingsSliderCell: UITableViewCell {
    private let slider = UISlider()

    init(_ setting: SettingsSlider) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        slider.minimumValue = setting.range.lowerBound
        slider.maximumValue = setting.range.upperBound
        slider.value = setting.value
        slider.minimumValueImage = setting.minimumImage
        slider.maximumValueImage = setting.maximumImage
        slider.addAction(
            UIAction { [unowned slider] _ in setting.set(slider.value) }, for: [.touchUpInside, .touchUpOutside])
        contentView.addSubview(slider)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = contentView.bounds.insetBy(dx: 10, dy: 0)
    }
}
