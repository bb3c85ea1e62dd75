/// Objects that are neither views nor controllers.
enum ObjectClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBProxyObject", "UIProxyObject", inherits: "IBUIObject",
            [.text("IBProxiedObjectIdentifier", "UIProxiedObjectIdentifier")]),
        ClassDescription("IBUICustomObject", inherits: "IBUIObject"),
    ]
}
