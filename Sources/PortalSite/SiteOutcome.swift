/// What came of a form.
struct SiteOutcome {
    var response: SiteResponse
    var message: SiteMessage?
    var endsOtherSessions = false
}
