/// Classes that exist only in storyboards: segue templates, nibs of prototype cells, sections of static cells.
enum StoryboardClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUIStoryboardSegueTemplate", inherits: "IBUIObject",
            [
                .text("IBUIIdentifier"),
                .text("IBUIDestinationViewControllerIdentifier"),
                .text("IBUISegueClassName"),
                .flag("IBUIAnimates", absent: true, leftOut: true),
            ]),
        ClassDescription("IBUIStoryboardPushSegueTemplate", inherits: "IBUIStoryboardSegueTemplate"),
        ClassDescription(
            "IBUIStoryboardModalSegueTemplate", inherits: "IBUIStoryboardSegueTemplate",
            [
                .integer("IBUIModalPresentationStyle", leftOut: nil),
                .integer("IBUIModalTransitionStyle", leftOut: nil),
            ]),
        ClassDescription(
            "IBUIStoryboardPopoverSegueTemplate", inherits: "IBUIStoryboardSegueTemplate",
            [.integer("IBUIPopoverArrowDirection", "UIPermittedArrowDirections", leftOut: nil)]),
        ClassDescription(
            "IBUIStoryboardReplaceSegueTemplate", inherits: "IBUIStoryboardSegueTemplate",
            [.integer("IBUISplitViewControllerTargetIndex", "UISplitViewControllerIndex", leftOut: nil)]),
        ClassDescription("IBUIStoryboardEmbedSegueTemplate", inherits: "IBUIStoryboardSegueTemplate"),
        ClassDescription(
            "IBUIStoryboardUnwindSegueTemplate", inherits: "IBUIStoryboardSegueTemplate", [.text("IBUIAction")]),
        ClassDescription("IBUINib", inherits: "IBUIObject", [.object("archiveData")]),
        ClassDescription(
            "IBUITableViewSection", inherits: "IBUIObject",
            [.text("IBUIHeaderTitle"), .text("IBUIFooterTitle"), .array("IBUICells")]),
    ]

    /// Keys that controllers have only in storyboards.
    static let controllerRules: [KeyRule] = [
        .mutableArray("IBUIStoryboardSegueTemplates"),
        .object("IBUIExternalObjectsTableForViewLoading"),
        .array("IBUITopLevelObjectsToKeepAliveFromStoryboard"),
    ]

    /// Keys that tables have only in storyboards.
    static let tableRules: [KeyRule] = [
        .object("IBUITableViewCellPrototypeNibs"),
        .object("IBUITableViewCellPrototypeNibExternalObjects"),
        .array("IBUIStaticSections"),
    ]
}
