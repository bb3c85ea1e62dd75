/// Gives the number of a picker's components, and of the rows in each.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// - ObjC: numberOfComponentsInPickerView:
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
