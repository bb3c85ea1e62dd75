/// The reason why a key of a document is left out of the nib.
package enum UnusedReason: String, Sendable {
    case hierarchy = "the order of the views says it"
    case editor = "only the editor looks at it"
    case simulation = "what the editor pretends around the object"
    case runtime = "says which plug-in of the editor made the object"
    case desktop = "only the views of desktop apps have it"
    case automaticLayout = "layout by constraints came with iOS 6"
    case later = "came with iOS 6 or later"
    case back = "the object at the other end says it"
    case screen = "the screen the app runs on decides"
    case tool = "Apple's compiler leaves it out"
}
