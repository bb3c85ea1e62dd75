import UIKit

final class SlidersPage: CatalogPage {
    override class var pageTitle: String { "Sliders" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addSlider("From 0 to 1", y: 10, value: 0.3)

        let wide = addSlider("From -50 to 50, told at the end", y: 64, value: 0)
        wide.minimumValue = -50
        wide.maximumValue = 50
        wide.isContinuous = false

        let pictured = addSlider("Pictures at its ends", y: 118, value: 0.5)
        pictured.minimumValueImage = disc(8, .gray)
        pictured.maximumValueImage = disc(18, .gray)

        let own = addSlider("Own track and thumb", y: 172, value: 0.7)
        let left = disc(11, .red).stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
        let right = disc(11, .lightGray).stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
        own.setMinimumTrackImage(left, for: .normal)
        own.setMaximumTrackImage(right, for: .normal)
        own.setThumbImage(disc(22, .brown), for: .normal)

        addSlider("Disabled", y: 226, value: 0.6).isEnabled = false
        addSlider("Highlighted", y: 280, value: 0.9).isHighlighted = true
    }

    @discardableResult
    private func addSlider(_ name: String, y: CGFloat, value: Float) -> UISlider {
        addCaption(name, y: y)
        let slider = UISlider(frame: .zero)
        slider.value = value
        slider.accessibilityLabel = name
        addControl(slider, frame: CGRect(x: 20, y: y + 18, width: 280, height: 23)) { [unowned self] slider in
            tell("\(name): \(slider.value.text(digits: 2))")
        }
        return slider
    }

    private func disc(_ diameter: CGFloat, _ color: UIColor) -> UIImage {
        UIImage.drawn(diameter, by: diameter) { context in
            color.set()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        }
    }
}
