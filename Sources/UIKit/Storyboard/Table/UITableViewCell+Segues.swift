extension UITableViewCell {
    /// Called when the cell was tapped: performs its segue, if the storyboard has one.
    package final func goSelectionWay() { selectionSegue?.ask(self) }

    /// The cell's accessory button was tapped.
    package final func goAccessoryWay() { accessorySegue?.ask(self) }
}
