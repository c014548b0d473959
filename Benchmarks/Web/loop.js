// What one would write by hand, and well: places read once, the rows in view found by division, one pass a frame, only while
// something scrolls. The scripts of a page are held against it.
{
    const speed = 0.8;
    const scroller = document.querySelector(".scroller");
    const rows = [...document.querySelectorAll(".row")];
    const pictures = rows.map((row) => row.querySelector("img"));
    const viewport = scroller.clientHeight;
    const height = rows[0].offsetHeight;
    let isAsked = false;
    const pass = () => {
        isAsked = false;
        const top = scroller.scrollTop;
        const first = Math.max(Math.floor(top / height), 0);
        const last = Math.min(Math.floor((top + viewport) / height), rows.length - 1);
        for (let index = first; index <= last; index++) {
            const distance = index * height + height / 2 - top - viewport / 2;
            pictures[index].style.transform = `translateY(${(speed - 1) * distance}px)`;
        }
    };
    scroller.addEventListener(
        "scroll",
        () => {
            if (isAsked) return;
            isAsked = true;
            requestAnimationFrame(pass);
        },
        { passive: true },
    );
    pass();
}
