import UIKit

/// A picker of three wheels, 640 × 432 pixels, whose wheels are turned by hand.
@MainActor final class PickerScreen: UIPickerViewDataSource, UIPickerViewDelegate {
    let surface: Surface
    let host: LayerHost
    private let picker = UIPickerView(frame: .zero)
    private var wheels: [UIScrollView] = []

    init?() {
        guard let surface = Surface(width: 640, height: 432) else { return nil }
        self.surface = surface
        ScreenScale.current = 2
        host = LayerHost(surface: surface, scale: 2)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        window.addSubview(picker)
        picker.dataSource = self
        picker.delegate = self
        picker.showsSelectionIndicator = true
        window.isHidden = false
        host.rootLayer.addSublayer(window.layer)
        self.window = window
        picker.layoutIfNeeded()
        for component in 0..<3 { picker.selectRow(50_000, inComponent: component, animated: false) }
        wheels = picker.subviews.compactMap { $0 as? UIScrollView }
        _ = host.render(at: 1)
    }

    private var window: UIWindow?

    /// Turns all wheels, in points.
    func turn(by way: CGFloat) {
        for wheel in wheels { wheel.contentOffset.y += way }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100_000 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
}
