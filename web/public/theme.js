// Before the first paint: the theme this browser was left in.
(() => {
    let theme = "system";
    try {
        theme = JSON.parse(localStorage.getItem("rossio-settings") || "{}").theme || theme;
    } catch {
        // A first visit, or no storage.
    }
    if (theme === "system") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
})();
