/// What an app has set for the look of a stepper.
struct StepperLook {
    /// Two states of the halves between which a divider lies.
    struct Sides: Hashable {
        let left: UIControl.State
        let right: UIControl.State
    }

    var tint: UIColor?
    var backgrounds = StateTable<UIImage>()
    var increments = StateTable<UIImage>()
    var decrements = StateTable<UIImage>()
    var dividers: [Sides: UIImage] = [:]

    /// The divider for two states; that for normal ones stands for those that have none.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[Sides(left: left, right: right)] ?? dividers[Sides(left: .normal, right: .normal)]
    }
}
