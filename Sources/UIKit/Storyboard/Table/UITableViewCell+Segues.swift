extension UITableViewCell {
    /// Performs the segue for a tap on the cell, if the storyboard has one.
    package final func goSelectionWay() { selectionSegue?.ask(self) }

    /// Performs the segue for a tap on the accessory button, if the storyboard has one.
    package final func goAccessoryWay() { accessorySegue?.ask(self) }
}
