/// Says what a picker's wheels look like and what is on them, and is told of the choice.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// A wheel's width in points; equal shares of what there is by default.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of a wheel's rows in points; 44 by default.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// What a row says. Asked where there is no view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// A view for a row; nil, the default, for a title.
    /// - Parameter view: One that is out of sight now and may be used again.
    /// - ObjC: pickerView:viewForRow:forComponent:reusingView:
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?

    /// The same for a delegate that has a view for every row.
    /// - ObjC: -
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// A wheel that a person has turned, or tapped on, has come to rest.
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
