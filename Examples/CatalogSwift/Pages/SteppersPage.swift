import UIKit

final class SteppersPage: CatalogPage {
    override class var pageTitle: String { "Steppers" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addStepper("From 0 to 100", y: 10)
        let halves = addStepper("Halves from -1 to 1, wrapping", y: 84)
        halves.minimumValue = -1
        halves.maximumValue = 1
        halves.stepValue = 0.5
        halves.value = 1
        halves.wraps = true
        let full = addStepper("At its end, told at the end", y: 158)
        full.value = 100
        full.isContinuous = false
        addStepper("Disabled", y: 232).isEnabled = false
        addStepper("Without repeating", y: 306).autorepeat = false
    }

    @discardableResult
    private func addStepper(_ name: String, y: CGFloat) -> UIStepper {
        addCaption(name, y: y)
        let stepper = UIStepper(frame: .zero)
        stepper.accessibilityLabel = name
        addControl(stepper, frame: CGRect(x: 20, y: y + 20, width: 0, height: 0)) { [unowned self] stepper in
            tell("\(name): \(stepper.value.text(digits: 1))")
        }
        return stepper
    }
}
