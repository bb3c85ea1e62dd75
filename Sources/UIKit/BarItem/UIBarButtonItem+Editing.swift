extension UIBarButtonItem {
    /// Makes the Edit/Done button of a controller.
    convenience init(editing controller: UIViewController) {
        self.init(title: nil, style: .bordered, target: nil, action: nil)
        possibleTitles = ["Edit", "Done"]
        showEditing(controller.isEditing)
        onTap = { [weak self, weak controller] in
            // An app may set its own action on the button.
            guard let self, action == nil, let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
    }

    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .bordered
    }
}
