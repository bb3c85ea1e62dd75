extension UIBarButtonItem {
    /// The button that turns a controller's editing on and off.
    convenience init(editing controller: UIViewController) {
        self.init(title: nil, style: .bordered, target: nil, action: nil)
        possibleTitles = ["Edit", "Done"]
        showEditing(controller.isEditing)
        onTap = { [weak self, weak controller] in
            // An app may give the button an action of its own.
            guard let self, action == nil, let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
    }

    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .bordered
    }
}
