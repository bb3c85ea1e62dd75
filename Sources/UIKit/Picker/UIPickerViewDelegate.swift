/// Gives the dimensions and the rows of a picker's components, and receives the user's selection.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The width of a component in points. By default all components have the same width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of a component's rows in points; 44 by default.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The title of a row. Called for a row without a view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The view of a row; nil, the default, shows the title.
    /// - Parameter view: A view of this delegate that is no longer visible and may be reused; nil if there is none.
    /// - ObjC: pickerView:viewForRow:forComponent:reusingView:
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?

    /// The same, for a delegate that gives a view for every row.
    /// - ObjC: -
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Called when the user selected a row and the wheel has come to rest.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.equalWidth
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        PickerMetrics.rowHeight
    }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        let view: UIView = self.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        return view === PickerMetrics.noView ? nil : view
    }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerMetrics.noView }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
