/// What a report's page can do besides being read: show tests of one outcome only, and play the pictures of the steps one
/// after the other. Without it the page shows everything.
enum UITestPageScript {
    static let text = """

        const filter = document.querySelector("fieldset");
        filter.hidden = false;
        filter.addEventListener("change", event => {
          for (const test of document.querySelectorAll(".test")) {
            test.hidden = event.target.value !== "all" && test.dataset.outcome !== event.target.value;
          }
        });

        for (const button of document.querySelectorAll(".play")) {
          button.hidden = false;
          button.addEventListener("click", () => play(button));
        }

        // Shows each step's screens for a moment, in the place of the list's pictures.
        function play(button) {
          const player = button.parentElement;
          if (player.stop) return player.stop();
          const frames = [...player.nextElementSibling.querySelectorAll(".screen")];
          const stage = document.createElement("span");
          stage.className = "stage";
          const caption = document.createElement("code");
          player.append(stage, caption);
          let next = 0;
          const show = () => {
            if (next === frames.length) return player.stop();
            const frame = frames[next++].cloneNode(true);
            frame.querySelector("img").loading = "eager";
            frame.removeAttribute("href");
            stage.replaceChildren(frame);
            caption.textContent = frames[next - 1].closest("li").querySelector("code").textContent;
          };
          const timer = setInterval(show, 800);
          player.stop = () => {
            clearInterval(timer);
            // What was shown last stays.
            if (next < frames.length) { stage.remove(); caption.remove(); }
            button.textContent = "Play the steps";
            player.stop = undefined;
            button.onclick = () => { stage.remove(); caption.remove(); button.onclick = null; };
          };
          button.textContent = "Stop";
          show();
        }

        """
}
