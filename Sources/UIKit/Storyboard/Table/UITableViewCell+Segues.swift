extension UITableViewCell {
    /// The cell was tapped: goes the way that its storyboard has for that, if there is one.
    package final func goSelectionWay() { selectionSegue?.ask(self) }

    /// The cell's accessory button was tapped.
    package final func goAccessoryWay() { accessorySegue?.ask(self) }
}
